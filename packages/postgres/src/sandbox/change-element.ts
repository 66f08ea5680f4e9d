/** A type as printed by `format_type`, with its element type changed: `public.vector(3)[]`; for other types the type itself. */
export function changeElement(type: string, change: (element: string) => string): string {
  const element = type.replace(/(?:\[\])+$/, '');
  return change(element) + type.slice(element.length);
}
