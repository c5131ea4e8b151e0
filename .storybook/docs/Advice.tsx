import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useState } from 'react'
import { LabelsProvider } from '../../packages/ui/src/LabelsProvider/index.ts'
import { type Language, languageOf } from '../language/language.ts'
import * as css from './advice.css.ts'
import { type Examples, loadExamples } from './examples.ts'

interface Loaded {
  readonly examples: Examples
  readonly language: Language
}

interface AdviceProps {
  /** Name of the component. */
  readonly component: string
  readonly good: string
  readonly bad: string
}

/** What to do and what to avoid, each with the component as it then looks. */
export function Advice({ component, good, bad }: AdviceProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isCurrent = true
    void Promise.all([loadExamples(component), languageOf('en')]).then(([examples, language]) => {
      if (isCurrent && examples !== null) setLoaded({ examples, language })
    })
    return () => {
      isCurrent = false
    }
  }, [component])
  const show = (example: ReactNode) =>
    loaded === null ? null : (
      <LabelsProvider locale={loaded.language.locale} labels={loaded.language.labels}>
        {example}
      </LabelsProvider>
    )
  const sides = [
    { kind: 'good', title: 'Do', text: good, example: show(loaded?.examples.good) },
    { kind: 'bad', title: 'Don’t', text: bad, example: show(loaded?.examples.bad) },
  ] as const
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className={css.sides}>
        {sides.map(({ kind, title, text, example }) => (
          <figure key={kind} className={css.side}>
            {/* `sb-story` keeps the styles of the page out; the picture is not for use. */}
            <div className={`sb-story ${css.example[kind]}`} inert>
              {example}
            </div>
            <figcaption className={css.caption}>
              <Markdown>{`**${title}.** ${text}`}</Markdown>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
