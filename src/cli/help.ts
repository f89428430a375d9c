export { pages } from '../generated/cli-pages.js';
