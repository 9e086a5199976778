import styles from './phone.module.css';

/** The first letters of a name in a circle; its colour follows from the name. */
export function Avatar({ name, size = 44 }: { name: string; size?: number }) {
  const words = name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter(Boolean);
  const letters = words.length > 1 ? `${words[0]![0]}${words.at(-1)![0]}` : (words[0]?.slice(0, 1) ?? '?');
  const hue = [...name].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 360, 7);
  return (
    <span
      className={styles['avatar']}
      style={{ width: size, height: size, fontSize: size * 0.38, background: `oklch(46% 0.09 ${hue})` }}
      aria-hidden
    >
      {letters.toUpperCase()}
    </span>
  );
}
