import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { useId } from 'react'
import { Button } from '../Button/index.ts'
import { Illustration } from '../Illustration/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import * as css from './PermissionPrompt.css.ts'

/** What the browser says. `asking` while its own question is open. */
export type PermissionState = 'unasked' | 'asking' | 'granted' | 'denied'

export interface PermissionPromptProps extends RootProps<HTMLElement> {
  readonly kind: 'push' | 'location'
  readonly title: string
  /** What the permission is used for. */
  readonly description: string
  /** What it is not used for, and how often; two or three short lines. */
  readonly points?: readonly string[] | undefined
  readonly state?: PermissionState | undefined
  /** Now the browser may ask. */
  readonly onAllow: () => void
  /** The answer is no; it is not asked again unless the member looks for it. */
  readonly onDecline: () => void
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

const drawings = { push: 'notifications', location: 'place' } as const

/** Explains a permission before the browser asks for it. */
export function PermissionPrompt({
  kind,
  title,
  description,
  points = [],
  state = 'unasked',
  onAllow,
  onDecline,
  headingLevel = 2,
  className,
  ...rest
}: PermissionPromptProps) {
  const labels = useLabels()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const StatusIcon = state === 'granted' ? CircleCheck : Info
  return (
    <section
      {...rest}
      className={clsx(css.prompt, className)}
      aria-labelledby={id}
      data-state={state}
    >
      <div className={css.inner}>
        <Illustration name={drawings[kind]} />
        <div className={css.texts}>
          <Heading id={id} className={css.title}>
            {title}
          </Heading>
          <p>{description}</p>
          {points.length === 0 ? null : (
            <ul className={css.points}>
              {points.map((each) => (
                <li key={each} className={css.point}>
                  <Check size="1.1em" className={css.tick} />
                  <span className={css.pointText}>{each}</span>
                </li>
              ))}
            </ul>
          )}
          <p className={css.status} role="status">
            {state === 'unasked' ? null : (
              <>
                <StatusIcon size="1.15em" className={css.statusIcon} />
                <span>{labels(`permission.${state}`)}</span>
              </>
            )}
          </p>
          {state === 'granted' || state === 'denied' ? null : (
            <div className={css.actions}>
              <Button onPress={onAllow} isPending={state === 'asking'}>
                {labels('permission.allow')}
              </Button>
              <Button variant="quiet" tone="neutral" onPress={onDecline}>
                {labels('permission.decline')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
