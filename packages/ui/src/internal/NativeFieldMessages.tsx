import CircleAlert from 'lucide-react/icons/circle-alert'
import { description as descriptionClass, error, errorIcon } from './field.css.ts'

const descriptionId = (id: string) => `${id}-description`
const errorId = (id: string) => `${id}-error`

/** Value of `aria-describedby` for the input of the field. */
export function describedBy(
  id: string,
  description?: string,
  errorMessage?: string,
): string | undefined {
  const ids = [
    description === undefined ? null : descriptionId(id),
    errorMessage === undefined ? null : errorId(id),
  ].filter((each) => each !== null)
  return ids.length === 0 ? undefined : ids.join(' ')
}

interface NativeFieldMessagesProps {
  readonly id: string
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
}

/** Description and error of a native field. */
export function NativeFieldMessages({ id, description, errorMessage }: NativeFieldMessagesProps) {
  return (
    <>
      {description === undefined ? null : (
        <span id={descriptionId(id)} className={descriptionClass}>
          {description}
        </span>
      )}
      {errorMessage === undefined ? null : (
        <span id={errorId(id)} className={error}>
          <CircleAlert size="1.1em" className={errorIcon} />
          <span>{errorMessage}</span>
        </span>
      )}
    </>
  )
}
