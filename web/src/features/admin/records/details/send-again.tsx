import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface SendAgainProps {
  texts: { button: string; failed: string; unknown: string };
  send: () => Promise<{ message: string }>;
}

/** A button that has an email sent again. Shows the server's answer above it. */
export function SendAgain({ texts, send }: SendAgainProps) {
  const { title, track, reset } = useFailureTitle(texts);
  const { mutate, isPending, data, error } = useSingleMutation({
    mutationFn: () => {
      reset();
      return track(send());
    },
  });
  return (
    <div className="grid gap-3 py-2 justify-items-start">
      {data && (
        <Notice tone="success" live>
          {data.message}
        </Notice>
      )}
      {error && (
        <Notice tone="error" title={title} live>
          {failureText(error)}
        </Notice>
      )}
      <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
        {texts.button}
      </Button>
    </div>
  );
}
