import { useCallback, useState } from 'react';

export type ReportChanged = (name: string, changed: boolean) => void;

/** Forms of a page with unsaved input; one leave guard covers all of them. */
export function useUnsaved(): { any: boolean; report: ReportChanged } {
  const [names, setNames] = useState<readonly string[]>([]);
  const report = useCallback<ReportChanged>(
    (name, changed) =>
      setNames((current) =>
        current.includes(name) === changed
          ? current
          : changed
            ? [...current, name]
            : current.filter((other) => other !== name),
      ),
    [],
  );
  return { any: names.length > 0, report };
}
