import { PopoverPicture } from '../stories/pictures/PopoverPicture.tsx'

export const good = (
  <PopoverPicture button="Photos checked" title="Photos checked">
    <p>A person from our team has looked at every photo. That does not prove who someone is.</p>
  </PopoverPicture>
)

export const bad = (
  <PopoverPicture button="Photos checked" title="Information">
    <p>
      Photos are a central part of every profile. Members add them in their settings, where they can
      also sort and remove them. After that, a queue is formed, and a person from our team opens
      each photo in the order in which it arrived. Depending on the day, this takes minutes or
      hours. The rules for photos are part of our terms, which you accepted when you joined, and may
      change.
    </p>
  </PopoverPicture>
)
