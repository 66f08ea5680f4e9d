/** A few shapes, width by height: a pane that is a little wider keeps its layout. */
const ASPECTS = [0.5, 0.58, 0.67, 0.78, 0.9, 1.04, 1.16, 1.28, 1.42, 1.6, 1.85, 2.2] as const;

export function nearestAspect(aspect: number): number {
  const far = (one: number) => Math.abs(Math.log(one / aspect));
  return ASPECTS.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** How wide the place for a diagram is, about, by its shape, px. */
const SCREENS = { wide: 780, narrow: 340 };

/** How wide a screen of a shape is, about, px. */
export function screenOf(aspect: number): number {
  return aspect < 1 ? SCREENS.narrow : SCREENS.wide;
}
