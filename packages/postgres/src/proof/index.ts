export { openTrial, type Look, type Replan, type Trial } from './open-trial.ts';
export { chosenRows } from './trial-rows.ts';
