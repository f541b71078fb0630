// A mistake can stop a module from loading. Stryker's runner only reads tests, and a file that does not load has none, so
// such a mistake would count as alive (stryker-js issue 6150). This reporter gives every broken file one failed test.

const failedTest = (file) => ({
  type: 'test',
  id: `${file.id}_load`,
  name: 'loads',
  mode: 'run',
  file,
  suite: file,
  meta: {},
  result: { state: 'fail', duration: 0, errors: file.result.errors },
});

export class BrokenFilesFail {
  onTestRunEnd(modules) {
    for (const { task: file } of modules)
      if (file.result?.state === 'fail' && file.tasks.length === 0) file.tasks.push(failedTest(file));
  }
}
