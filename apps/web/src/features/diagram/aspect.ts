/** A few aspect ratios: a slightly wider pane keeps its layout. */
const ASPECTS = [0.5, 0.58, 0.67, 0.78, 0.9, 1.04, 1.16, 1.28, 1.42, 1.6, 1.85, 2.2] as const;

export function nearestAspect(aspect: number): number {
  const far = (one: number) => Math.abs(Math.log(one / aspect));
  return ASPECTS.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** The approximate width of a diagram's area by shape, in px. */
const SCREENS = { wide: 780, narrow: 340 };

/** The approximate width of a screen with this shape, in px. */
export function screenOf(aspect: number): number {
  return aspect < 1 ? SCREENS.narrow : SCREENS.wide;
}
