import { wordList } from '../words.ts';

/** Words of schemas without a rule, for splitting compounds: `thumbnailphotofilename`, `purchaseorderdetailid`. */
export const COMMON_WORDS = wordList('common words of schemas');
