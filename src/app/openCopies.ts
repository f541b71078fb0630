export { openCopies } from '../session';
