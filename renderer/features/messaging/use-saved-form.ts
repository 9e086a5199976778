import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';

export type SavedForm<Fields extends object> = {
  form: FormInstance<Fields>;
  /** The form's current values. */
  fields: Fields;
  changed: boolean;
  /** The stored version that the form was filled from; what is saved names it. */
  version: string | null;
  /** Another person saved while this form has unsaved changes: asks which version to keep. */
  overtaken: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /** For the form's onValuesChange. */
  onChange: (change: Partial<Fields>) => void;
  /** Changes fields from outside: by a button, or with the saved values. */
  set: (change: Partial<Fields>) => void;
};

/**
 * A form over stored data. It takes over changes of other people, except in fields with unsaved changes
 * saved. `version` marks what is stored. `onChanged` is told whenever there begins or ceases to be something unsaved.
 */
export function useSavedForm<Fields extends object>(
  saved: Fields,
  version: string | null,
  onChanged: (changed: boolean) => void,
): SavedForm<Fields> {
  const [form] = Form.useForm<Fields>();
  const [fields, setFields] = useState(saved);
  const [base, setBase] = useState({ saved, version });
  const changed = !same(fields, saved);
  const untouched = same(fields, base.saved);
  const overtaken = changed && !untouched && !same(base.saved, saved);
  const set = (change: Partial<Fields>) => {
    form.setFieldsValue(change as Parameters<typeof form.setFieldsValue>[0]);
    setFields((current) => ({ ...current, ...change }));
  };
  const behind = !overtaken && (base.version !== version || !same(base.saved, saved));
  useEffect(() => {
    if (!behind) return;
    if (untouched) {
      form.setFieldsValue(saved as Parameters<typeof form.setFieldsValue>[0]);
      setFields(saved);
    }
    setBase({ saved, version });
  }, [behind, untouched, saved, version, form]);
  useEffect(() => {
    onChanged(changed);
  }, [changed, onChanged]);
  return {
    form,
    fields,
    changed,
    version: base.version,
    overtaken,
    keepMine: () => setBase({ saved, version }),
    takeTheirs: () => set(saved),
    onChange: (change) => setFields((current) => ({ ...current, ...change })),
    set,
  };
}

function same<Fields extends object>(left: Fields, right: Fields): boolean {
  return (Object.keys(right) as (keyof Fields)[]).every((key) => left[key] === right[key]);
}
