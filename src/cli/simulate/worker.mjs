// What lets the command itself read TypeScript does not reach its threads: each has to begin with that.
const loader = 'tsx/esm/api';
const { register } = await import(loader);

register();
await import('./worker.ts');
