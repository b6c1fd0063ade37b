import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './form.module.css';

/** A vertical form. It shows its own errors, so the browser's validation bubbles are off. */
export function Form(props: Omit<ComponentPropsWithRef<'form'>, 'className' | 'noValidate'>) {
  return <form className={`grid grid-cols-1 gap-5 ${styles.form}`} noValidate {...props} />;
}

/** A group of fields with a heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1 gap-5">
      <legend className={`p-0 text-xl font-display font-bold ${styles.legend}`}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Short fields, two per row where they fit. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return <div className={`grid gap-5 ${styles.pairs}`}>{children}</div>;
}
