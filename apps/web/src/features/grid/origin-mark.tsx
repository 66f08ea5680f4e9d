import { Bot, MessageSquareText, Package, Pencil, type LucideIcon } from 'lucide-react';
import type { Origin } from '../../workspace/origin.ts';
import styles from './grid.module.css';

const ICONS: Readonly<Record<Origin, LucideIcon>> = { hand: Pencil, pack: Package, model: Bot, words: MessageSquareText };

/** The icon for the origin of a generator. The text next to it says the same. */
export function OriginMark({ origin }: { origin: Origin }) {
  const Icon = ICONS[origin];
  return <Icon aria-hidden data-origin={origin} className={styles.origin} />;
}
