'use client'
import Languages from 'lucide-react/icons/languages'
import type { Ref } from 'react'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu, type MenuProps } from '../Menu/index.ts'

export interface LanguageOption<Code extends string = string> {
  readonly code: Code
  /** The language in its own words. */
  readonly name: string
  /** BCP 47 tag, so that a screen reader says the name as it is said there. */
  readonly tag: string
}

export type LanguageMenuVariant = 'icon' | 'named'

export interface LanguageMenuProps<Code extends string = string>
  extends Pick<MenuProps, 'isOpen' | 'onOpenChange' | 'align'> {
  /** "Language", in the language of the page. */
  readonly label: string
  readonly languages: readonly LanguageOption<Code>[]
  readonly value: Code
  readonly onChange: (code: Code) => void
  /** A drawing alone, or with the name of the current one. */
  readonly variant?: LanguageMenuVariant | undefined
  /** On the button. */
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** The languages of the site, each in its own words. */
export function LanguageMenu<Code extends string = string>({
  label,
  languages,
  value,
  onChange,
  variant = 'icon',
  isOpen,
  onOpenChange,
  align,
  ...marks
}: LanguageMenuProps<Code>) {
  const current = languages.find(({ code }) => code === value)
  const icon = <Languages size="1em" />
  const triggers = {
    icon: <IconButton {...marks} label={label} icon={icon} />,
    named: (
      <Button
        {...marks}
        variant="quiet"
        tone="neutral"
        size="sm"
        icon={icon}
        aria-label={`${label}: ${current?.name ?? value}`}
      >
        <span lang={current?.tag}>{current?.name ?? value}</span>
      </Button>
    ),
  } satisfies Record<LanguageMenuVariant, unknown>
  return (
    <Menu
      {...{ isOpen, onOpenChange, align }}
      label={label}
      trigger={triggers[variant]}
      items={languages.map(({ code, name, tag }) => ({
        id: code,
        label: name,
        lang: tag,
        isSelected: code === value,
        onPress: () => onChange(code),
      }))}
    />
  )
}
