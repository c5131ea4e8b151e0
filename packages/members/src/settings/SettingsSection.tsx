import { type ReactNode, useId } from 'react'
import { panel } from '../app/form.css.ts'
import { sectionHead, sectionText } from './settings.css.ts'

interface SettingsSectionProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className={panel} aria-labelledby={id}>
      <div className={sectionHead}>
        <h2 id={id}>{title}</h2>
        {text === undefined ? null : <p className={sectionText}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
