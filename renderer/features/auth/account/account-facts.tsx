import type { ReactNode } from 'react';
import styles from './account.module.css';

/** Names and values, one per line. */
export function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
