import { tones } from '../../internal/tone.css.ts'
import { toneIcons } from '../../internal/toneIcons.tsx'
import type { ToastContent } from '../../Toast/index.ts'
import * as css from '../../Toast/Toast.css.ts'

/** How a toast looks, without showing one. */
export function ToastPicture({
  description,
  tone = 'neutral',
  actionLabel,
}: Pick<ToastContent, 'description' | 'tone' | 'actionLabel'>) {
  return (
    <div className={`${css.toast} ${tones[tone]}`}>
      <span className={css.mark}>{toneIcons[tone]}</span>
      <span className={css.textBlock}>{description}</span>
      {actionLabel === undefined ? null : <span className={css.action}>{actionLabel}</span>}
    </div>
  )
}
