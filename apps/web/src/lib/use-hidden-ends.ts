import { useEffect, type RefObject } from 'react';

/**
 * Marks the element that holds a sideways scrolling row with `data-more-left` and `data-more-right` while there is more
 * of it at that end. When sizes change, what has the focus in it stays visible, or else the current one.
 */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    const holder = element?.parentElement;
    if (!element || !holder) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Places are fractions of a pixel at some zooms.
      holder.toggleAttribute('data-more-left', scrollLeft > 1);
      holder.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // Counts and letters come after the first paint and push what one is at out of sight.
    const sizes = new ResizeObserver(() => {
      const at = element.contains(document.activeElement) ? document.activeElement : element.querySelector('[aria-current]');
      at?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      mark();
    });
    for (const observed of [element, ...element.children]) sizes.observe(observed);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row]);
}
