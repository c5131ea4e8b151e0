import CircleAlert from 'lucide-react/icons/circle-alert'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { description as descriptionClass, error, errorIcon } from './field.css.ts'

interface FieldMessagesProps {
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
}

/** Description and error of a React Aria field. */
export function FieldMessages({ description, errorMessage }: FieldMessagesProps) {
  return (
    <>
      {description === undefined ? null : (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
      <FieldError className={error}>
        <CircleAlert size="1.1em" className={errorIcon} />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  )
}
