import { Illustration, type IllustrationName } from '@bouquet/ui/Illustration'
import type { ReactNode } from 'react'
import * as css from './taskHead.css.ts'

interface TaskHeadProps {
  readonly art: IllustrationName
  /** The heading and what introduces the task. */
  readonly children: ReactNode
}

/** The head of a screen with one task, with a drawing in the look of the brand at its end. */
export function TaskHead({ art, children }: TaskHeadProps) {
  return (
    <div className={css.taskHead}>
      <div className={css.texts}>{children}</div>
      <Illustration name={art} size="sm" className={css.art} />
    </div>
  )
}
