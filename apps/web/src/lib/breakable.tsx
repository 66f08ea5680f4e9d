import { Fragment, type ReactNode } from 'react';

/**
 * SQL with break opportunities between its parts (`nextval('public.a_seq'` | `::regclass)`), so that no word is cut in
 * narrow places.
 */
export function breakable(text: string): ReactNode {
  return text.split(/(?=::)|(?<=[.,(])(?=\w)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
