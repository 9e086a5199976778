import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * Gives memory back that only the start needed: what was read to build the recogniser's tables, and the young generation that
 * has grown by it. V8 would keep it for hours in a process that has little to do.
 */
export function releaseStartMemory(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = vm.runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
