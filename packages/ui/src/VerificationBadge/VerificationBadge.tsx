import { clsx } from 'clsx'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import * as css from './VerificationBadge.css.ts'

/** What was checked. */
export type VerificationKind = 'photos' | 'email' | 'age'

export interface VerificationBadgeProps extends RootProps<HTMLSpanElement> {
  readonly kind: VerificationKind
  /** `icon` beside a name, `onPhoto` on a picture, `iconOnPhoto` beside a name on a picture. */
  readonly variant?: 'label' | 'icon' | 'onPhoto' | 'iconOnPhoto' | undefined
  /** How it was checked, and what that does not say. Shown with `label`. */
  readonly description?: string | undefined
}

/** Says what was checked about a profile, in words. */
export function VerificationBadge({
  kind,
  variant = 'label',
  description,
  className,
  ...rest
}: VerificationBadgeProps) {
  const words = useLabels()(`verified.${kind}`)
  const isIcon = variant === 'icon' || variant === 'iconOnPhoto'
  return (
    <span
      {...rest}
      className={clsx(css.badge({ variant }), className)}
      data-kind={kind}
      {...(isIcon ? { role: 'img', 'aria-label': words, title: words } : {})}
    >
      <BadgeCheck size="1em" className={css.mark({ variant })} />
      {isIcon ? null : (
        <span>
          {words}
          {description === undefined || variant !== 'label' ? null : (
            <span className={css.description}>{description}</span>
          )}
        </span>
      )}
    </span>
  )
}
