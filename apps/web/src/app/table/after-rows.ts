/** What comes after the first rows, as one part: the first load lists what each part needs, and is counted in bytes. */
export { SayLine } from '../../features/ask/say/say-line.tsx';
export { GridTools } from '../../features/grid/grid-tools.tsx';
