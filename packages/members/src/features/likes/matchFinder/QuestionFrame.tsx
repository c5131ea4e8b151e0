import { Stepper } from '@bouquet/ui/Stepper'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { actions as actionsClass, panel } from '../../../platform/screens/screen.css.ts'
import { type FinderStep, finderSteps } from './answers.rules.ts'
import { question, questionTitle } from './matchFinder.css.ts'

interface QuestionFrameProps {
  readonly step: FinderStep
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** One question: how far it is, its words, its fields, and the way on. A new question takes the focus. */
export function QuestionFrame({ step, actions, children }: QuestionFrameProps) {
  const { t } = useTranslation(['games', 'people'])
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const current = finderSteps.indexOf(step)
  useEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])
  return (
    <>
      <Stepper
        label={t('people:title.match_finder')}
        steps={finderSteps.map((id, index) => ({
          id,
          label: t(`games:finder.step_${id}`),
          state: index < current ? 'done' : index === current ? 'current' : 'ahead',
        }))}
      />
      <div className={clsx(panel, question)}>
        <h2 ref={title} tabIndex={-1} className={questionTitle}>
          {t(`games:finder.${step}`)}
        </h2>
        {children}
        <div className={actionsClass}>{actions}</div>
      </div>
    </>
  )
}
