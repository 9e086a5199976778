import { useCallback, useState } from 'react';

export type ReportChanged = (name: string, changed: boolean) => void;

/** Which of a page's forms hold something unsaved: one guard asks for all of them. */
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
