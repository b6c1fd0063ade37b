// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useOverDialogs } from '#web/ui/dialog/over-dialogs.ts';
import { ToastRegion, toastRegionId } from './toast-region.tsx';
import { showToast } from './toast-store.ts';
import { freshToasts } from './toasts.harness.ts';

freshToasts();
afterEach(cleanup);

function Page({ isOpen, isAsking = false }: { isOpen: boolean; isAsking?: boolean }) {
  return (
    <>
      <Dialog open={isOpen} placement="side" title="Details" onClose={() => {}}>
        Maya Torres
      </Dialog>
      <Dialog open={isAsking} title="Delete it?" onClose={() => {}}>
        It can’t be undone.
      </Dialog>
      <ToastRegion />
    </>
  );
}

it('shows toasts in the dialog on top, which makes the rest of the page inert, and outlives it', () => {
  const { rerender } = render(<Page isOpen />);
  act(() => showToast('Moved.'));
  const toastIn = (name: string) =>
    within(within(screen.getByRole('dialog', { name })).getByRole('status')).getByText('Moved.');
  toastIn('Details');
  rerender(<Page isOpen isAsking />);
  toastIn('Delete it?');
  rerender(<Page isOpen />);
  toastIn('Details');
  rerender(<Page isOpen={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  within(screen.getByRole('status')).getByText('Moved.');
});

function Bar() {
  const { home, overlay } = useOverDialogs(toastRegionId);
  return (
    <div ref={home}>
      <section ref={overlay} aria-label="Bar" />
    </div>
  );
}

it('what shares the place of the toasts goes where they go, also when a dialog is taken from the page', () => {
  const barParent = () => screen.getByRole('region', { name: 'Bar' }).parentElement;
  const page = (dialog: boolean, bar = true) => (
    <>
      {bar && <Bar />}
      {dialog && (
        <Dialog open title="Details" onClose={() => {}}>
          Maya Torres
        </Dialog>
      )}
      <ToastRegion />
    </>
  );
  const { rerender } = render(page(false));
  expect(barParent()?.id).toBe(toastRegionId);
  rerender(page(true));
  expect(barParent()?.closest('dialog')).not.toBeNull();
  rerender(page(false));
  expect(barParent()?.id).toBe(toastRegionId);
  rerender(page(false, false));
  expect(screen.queryByRole('region', { name: 'Bar' })).toBeNull();
});
