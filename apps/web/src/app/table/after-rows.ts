/**
 * Everything needed after the first rows, in one chunk: the first load lists the parts of each chunk, which counts in
 * its bytes.
 */
export { OfferModel } from '../../features/ask/model/offer-model.tsx';
export { SayLine } from '../../features/ask/say/say-line.tsx';
export { WishPills } from '../../features/ask/wishes/wish-pills.tsx';
export { GridTools } from '../../features/grid/grid-tools.tsx';
export { askReasons } from '../ask-reasons.ts';
export { rowOfValue } from './row-of-value.ts';
