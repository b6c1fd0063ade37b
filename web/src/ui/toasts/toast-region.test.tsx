// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { showToast } from './toast-store.ts';
import { freshToasts } from './toasts.harness.ts';

freshToasts();
afterEach(cleanup);

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Dialog open={isOpen} placement="side" title="Details" onClose={() => {}}>
        Maya Torres
      </Dialog>
      <ToastRegion />
    </>
  );
}

it('shows toasts in an open drawer, which makes the rest of the page inert, and outlives it', () => {
  const { rerender } = render(<Page isOpen />);
  act(() => showToast('Moved.'));
  within(within(screen.getByRole('dialog', { name: 'Details' })).getByRole('status')).getByText('Moved.');
  rerender(<Page isOpen={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  within(screen.getByRole('status')).getByText('Moved.');
});
