import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

type Look = {
  type?: 'default' | 'primary' | 'text' | 'link';
  size?: 'small' | 'middle' | 'large';
  shape?: 'default' | 'round';
  block?: boolean;
  danger?: boolean;
  icon?: ReactNode;
};

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> &
  Look & { htmlType?: 'button' | 'submit'; loading?: boolean; ref?: Ref<HTMLButtonElement> };

/**
 * antd's button for what a page shows first: the same props and look, without the 130 kB of antd. While `loading` it
 * keeps its name and its focus, and takes no clicks.
 */
export function Button({ htmlType = 'button', loading = false, onClick, ...props }: Props) {
  const { type, size, shape, block, danger, icon, className, children, ...rest } = props;
  const attributes = attributesOf({ type, size, shape, block, danger, className }, children === undefined);
  return (
    <button
      type={htmlType === 'submit' ? 'submit' : 'button'}
      {...attributes}
      {...rest}
      aria-busy={loading}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <span className={styles['turning']} aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ type, size, shape, block, danger, icon, className, children, ...rest }: LinkProps) {
  return (
    <a {...attributesOf({ type, size, shape, block, danger, className }, children === undefined)} {...rest}>
      {icon}
      {children}
    </a>
  );
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'type'> & Look;
type Chosen = { [Name in keyof Omit<Look, 'icon'>]: Look[Name] | undefined } & { className: string | undefined };

function attributesOf({ type, size, shape, block, danger, className }: Chosen, iconOnly: boolean) {
  return {
    className: [styles['button'], className].filter(Boolean).join(' '),
    'data-type': type ?? 'default',
    'data-size': size ?? 'middle',
    'data-round': shape === 'round' ? '' : undefined,
    'data-block': block ? '' : undefined,
    'data-danger': danger ? '' : undefined,
    'data-icon-only': iconOnly ? '' : undefined,
  };
}
