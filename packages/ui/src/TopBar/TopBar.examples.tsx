import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import { Avatar } from '../Avatar/index.ts'
import { CountBadge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { joris } from '../stories/people.ts'
import { Smaller, SmallWindow } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { TopBar, type TopBarItem } from './index.ts'

const search: TopBarItem = {
  id: 'search',
  label: 'Search',
  href: '#search',
  icon: <Search size="1em" />,
}

const home = { brand: userTexts.brand, homeHref: '#home', homeLabel: userTexts.brand } as const

export const good = (
  <Smaller>
    <SmallWindow padding={0}>
      <TopBar
        {...home}
        label="Main navigation, do"
        items={[
          { ...search, isCurrent: true },
          {
            id: 'messages',
            label: 'Messages',
            href: '#messages',
            icon: <MessageCircle size="1em" />,
            badge: <CountBadge count={3} label="3 unread messages" />,
          },
          { id: 'likes', label: 'Likes', href: '#likes', icon: <Heart size="1em" /> },
        ]}
        end={<Avatar name={joris.name} photo={joris.photo} size="sm" />}
      />
    </SmallWindow>
  </Smaller>
)

export const bad = (
  <Smaller>
    <SmallWindow padding={0}>
      <TopBar
        {...home}
        label="Main navigation, don’t"
        items={[{ id: 'offer', label: '25% off', href: '#offer', icon: <Gift size="1em" /> }]}
        end={
          <>
            <Button size="sm">Buy credits</Button>
            <IconButton label="Menu" icon={<Menu size="1em" />} />
          </>
        }
      />
    </SmallWindow>
  </Smaller>
)
