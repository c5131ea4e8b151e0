import CircleAlert from 'lucide-react/icons/circle-alert'
import { description as descriptionClass, error, errorIcon } from './field.css.ts'

const hintId = (id: string) => `${id}-hint`
const faultId = (id: string) => `${id}-fault`

/** For `aria-describedby` of the box that the words belong to. */
export const wordsOf = (
  id: string,
  description?: string,
  errorMessage?: string,
): string | undefined => {
  const ids = [
    description === undefined ? null : hintId(id),
    errorMessage === undefined ? null : faultId(id),
  ].filter((each) => each !== null)
  return ids.length === 0 ? undefined : ids.join(' ')
}

interface PlainFieldWordsProps {
  readonly id: string
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
}

/** The hint and the fault of a native field. */
export const PlainFieldWords = ({ id, description, errorMessage }: PlainFieldWordsProps) => (
  <>
    {description === undefined ? null : (
      <span id={hintId(id)} className={descriptionClass}>
        {description}
      </span>
    )}
    {errorMessage === undefined ? null : (
      <span id={faultId(id)} className={error}>
        <CircleAlert size="1.1em" className={errorIcon} />
        <span>{errorMessage}</span>
      </span>
    )}
  </>
)
