import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import * as css from './brands.css.ts'

type Problem = StaffResponse<'brands'>['problems'][number]

interface FileProblemsProps {
  readonly problems: readonly Problem[]
  readonly level: Problem['level']
}

const tones = { error: 'danger', warning: 'warning' } as const

/** What is wrong in the files of brands and companies, and how to fix it; the reasons are in English. */
export function FileProblems({ problems, level }: FileProblemsProps) {
  const { t } = useTranslation('desk')
  const shown = problems.filter((problem) => problem.level === level)
  const place = ({ file, line }: Problem) =>
    line === null ? file : t('brands.place', { file, line })
  return shown.length === 0 ? null : (
    <AlertBanner tone={tones[level]} title={t(`brands.problems_${level}`)}>
      <ul className={css.problems}>
        {shown.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.field} ${problem.reason}`}>
            {place(problem)}: <span lang="en">{`${problem.reason} ${problem.remedy}`}</span>
          </li>
        ))}
      </ul>
    </AlertBanner>
  )
}
