import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick of /proc (USER_HZ is 100 on every Linux). */
const TICK_MS = 10;

/** Fields of /proc/<pid>/stat after the name: parent, and ticks used by the process and by its ended children. */
function statOf(pid: number | string): { parent: number; own: number; ended: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ').map(Number);
    return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
  } catch {
    return null; // it has ended, or this is not Linux
  }
}

/** CPU milliseconds that a process, its children, and those of its children that ended have used. 0 outside Linux. */
export function cpuMs(pid: number): number {
  const root = statOf(pid);
  if (!root) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === pid);
  return (root.own + root.ended + children.reduce((sum, stat) => sum + stat!.own + stat!.ended, 0)) * TICK_MS;
}

/** Process id of the parent, 0 outside Linux. */
export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

/** Resident memory of a process in MB, 0 once it has ended and outside Linux. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
