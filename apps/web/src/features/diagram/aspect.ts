/** A few shapes, width by height: a pane that is a little wider keeps its layout, and the places of what was moved in it. */
const ASPECTS = [0.5, 0.65, 0.85, 1.1, 1.4, 1.8, 2.3] as const;

export function nearestAspect(aspect: number): number {
  const far = (one: number) => Math.abs(Math.log(one / aspect));
  return ASPECTS.reduce((best, one) => (far(one) < far(best) ? one : best));
}
