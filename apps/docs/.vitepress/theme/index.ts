// The system's fonts: a page needs no 800 kB of letters.
export { default } from 'vitepress/theme-without-fonts';
