'use client'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { Avatar } from '../Avatar/index.ts'
import type { RootProps } from '../internal/props.ts'
import type { Href } from '../LinkProvider/index.ts'
import { Menu, type MenuItem, type MenuProps } from '../Menu/index.ts'
import type { PhotoSource } from '../Photo/index.ts'
import * as css from './AccountMenu.css.ts'

interface AccountPlace {
  readonly label: string
  readonly href: Href
}

export interface AccountMenuProps
  extends Pick<MenuProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'align'>,
    RootProps<HTMLButtonElement> {
  /** Label of the button and the menu, for example "Your account". */
  readonly label: string
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
  /** Below the name, for example "120 credits left". */
  readonly description?: string | undefined
  readonly profile: AccountPlace
  readonly settings: AccountPlace
  readonly logOut: { readonly label: string; readonly onPress: () => void }
  /** Between the settings and logging out. */
  readonly more?: readonly MenuItem[] | undefined
}

/** Button with the member's photo that opens a menu with profile, settings and log out. */
export function AccountMenu({
  label,
  name,
  photo,
  description,
  profile,
  settings,
  logOut,
  more = [],
  isOpen,
  defaultOpen,
  onOpenChange,
  align,
  className,
  ...rest
}: AccountMenuProps) {
  const face = <Avatar name={name} photo={photo} size="sm" isDecorative />
  return (
    <Menu
      {...{ isOpen, defaultOpen, onOpenChange, align }}
      label={label}
      trigger={
        <button {...rest} type="button" className={clsx(css.trigger, className)} aria-label={label}>
          {face}
          <ChevronDown size="1em" />
        </button>
      }
      header={
        <span className={css.head}>
          {face}
          <span>
            <span className={css.name}>{name}</span>
            {description === undefined ? null : <span className={css.note}>{description}</span>}
          </span>
        </span>
      }
      items={[
        { ...profile, id: 'profile', icon: <UserRound size="1.15em" /> },
        { ...settings, id: 'settings', icon: <Settings size="1.15em" /> },
        ...more,
        {
          id: 'leave',
          items: [{ ...logOut, id: 'logout', icon: <LogOut size="1.15em" /> }],
        },
      ]}
    />
  )
}
