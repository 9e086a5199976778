import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';

export type SavedForm<Fields extends object> = {
  form: FormInstance<Fields>;
  /** What the form holds now. */
  fields: Fields;
  changed: boolean;
  /** For the form's onValuesChange. */
  onChange: (change: Partial<Fields>) => void;
  /** Changes fields from outside: a button, or what the server made of them. */
  set: (change: Partial<Fields>) => void;
};

/**
 * A form beside what is stored. It takes over what others store meanwhile, but never over something typed and not yet
 * saved. `onChanged` is told whenever there begins or ceases to be something unsaved.
 */
export function useSavedForm<Fields extends object>(
  saved: Fields,
  onChanged: (changed: boolean) => void,
): SavedForm<Fields> {
  const [form] = Form.useForm<Fields>();
  const [fields, setFields] = useState(saved);
  const before = useRef(saved);
  const changed = !same(fields, saved);
  const set = (change: Partial<Fields>) => {
    form.setFieldsValue(change as Parameters<typeof form.setFieldsValue>[0]);
    setFields((current) => ({ ...current, ...change }));
  };
  useEffect(() => {
    if (same(before.current, saved)) return;
    if (same(fields, before.current)) set(saved);
    before.current = saved;
  });
  useEffect(() => {
    onChanged(changed);
  }, [changed, onChanged]);
  return { form, fields, changed, onChange: (change) => setFields((current) => ({ ...current, ...change })), set };
}

function same<Fields extends object>(left: Fields, right: Fields): boolean {
  return (Object.keys(right) as (keyof Fields)[]).every((key) => left[key] === right[key]);
}
