export { openTrial, type Trial } from './open-trial.ts';
export { chosenRows } from './trial-rows.ts';
