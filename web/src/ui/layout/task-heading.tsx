import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './task-heading.module.css';

interface TaskHeadingProps {
  /** A few words that belong to the title, below it on phones and beside it elsewhere. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The h1 of a screen on which visitors do something: one line, on the row of the layout's Back button. */
export function TaskHeading({ lead, children }: TaskHeadingProps) {
  return (
    <Container className={styles.row} data-task-heading>
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="text-soft text-sm leading-130">{lead}</p>}
    </Container>
  );
}
