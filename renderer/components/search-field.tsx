import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';

type Props = { id: string; label: string; search: string; onSearch: (text: string) => void };

/** A list's search: tells what is typed, and follows the address when it changes by another way (back, a link). */
export function SearchField({ id, label, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped((text) => (text.trim() === search ? text : search)), [search]);
  const change = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  return (
    <Input
      id={id}
      value={typed}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      onChange={(event) => change(event.target.value)}
    />
  );
}
