import Ellipsis from 'lucide-react/icons/ellipsis'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Row } from '../stories/pictures/layout.tsx'
import { IconButton } from './index.ts'

export const good = (
  <Row>
    <IconButton
      label="Like Anna"
      icon={<Heart size="1em" fill="currentColor" />}
      variant="outline"
      isPressed
    />
    <IconButton label="More about Anna" icon={<Ellipsis size="1em" />} variant="outline" />
  </Row>
)

export const bad = (
  <div style={{ display: 'flex' }}>
    {[
      { id: 'like', icon: <Heart size="1em" /> },
      { id: 'write', icon: <MessageCircle size="1em" /> },
      { id: 'gift', icon: <Gift size="1em" /> },
    ].map(({ id, icon }) => (
      <span key={id} style={{ marginInlineEnd: '-0.75rem' }}>
        <IconButton label="Button" icon={icon} variant="outline" />
      </span>
    ))}
  </div>
)
