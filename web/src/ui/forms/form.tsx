import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './form.module.css';

/** A form of many fields, one below the other. It tells its errors itself, so the browser's bubbles stay away. */
export function Form(props: Omit<ComponentPropsWithRef<'form'>, 'className' | 'noValidate'>) {
  return <form className={styles.form} noValidate {...props} />;
}

/** Fields of one kind, under a heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Short fields, two beside each other where there is room. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>;
}
