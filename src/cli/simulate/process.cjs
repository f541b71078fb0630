// A player in a process of its own: is sent its script first. Whatever comes after that is for the script.
const { compileFunction } = require('node:vm');

process.once('message', (script) => {
  const player = { exports: {} };
  compileFunction(script, ['require', 'module', 'exports'], { filename: 'player.cjs' })(
    require,
    player,
    player.exports,
  );
});
process.once('disconnect', () => process.exit());
