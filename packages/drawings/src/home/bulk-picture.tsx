import { formatCount } from "@crm/whatsapp/counts";
import { broadcast } from "../data/broadcast.ts";
import { Avatar } from "../kit/avatar.tsx";
import { ChatBubble, ChatPicture, ChatReplies } from "../kit/chat.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Thread } from "../kit/thread.tsx";
import { UniformsScene } from "../scenes/uniforms-scene.tsx";

const rows = 5;

/** The first recipients of the message; the crowd continues beyond the edge. */
const people = [
  "Meera Joshi",
  "Rekha Parmar",
  "Imran Shaikh",
  "Anju Thomas",
  "Gurpreet Kaur",
  "Senthil Kumar",
  "Farhan Ali",
  "Sasmita Behera",
  "Bhaskar Das",
  "Zothanpuii Sailo",
  "Karthik Iyer",
  "Fathima Rasheed",
  "Joseph D'Souza",
  "Ritu Agarwal",
  "Sukhdev Singh",
  "Lakshmi Menon",
  "Ananya Bora",
  "Devraj Gowda",
  "Tenzin Bhutia",
  "Hetal Desai",
];

/** One message at the left, and a crowd of recipients, each with the same bubble. */
export function BulkPicture({
  label = `One message with a picture goes to ${formatCount(broadcast.people)} people at once; each gets it in a chat of their own.`,
  className = "",
}: ScreenProps) {
  return (
    <Screen label={label} className={className}>
      <div className="flex h-full flex-col @lg/screen:flex-row @lg/screen:items-center">
        <div className="relative z-10 mx-auto flex w-60 shrink-0 flex-col gap-2 text-drawing-sm @lg/screen:mx-0 @lg/screen:w-64 @lg/screen:text-drawing-base">
          <ChatBubble from="them" className="max-w-none! shadow-float!">
            <ChatPicture>
              <UniformsScene />
            </ChatPicture>
            <span className="hidden @lg/screen:inline">{broadcast.message}</span>
            <span className="@lg/screen:hidden">Namaste Meera, the new uniforms are in.</span>
          </ChatBubble>
          <ChatReplies replies={broadcast.replies} className="w-full" />
        </div>
        <Thread
          width={100}
          height={100}
          d="M4 50C70 50 30 10 96 10M4 50C70 50 40 30 96 30M4 50H96M4 50C70 50 40 70 96 70M4 50C70 50 30 90 96 90"
          stretch
          className="hidden h-full min-w-8 flex-1 @lg/screen:block"
        />
        <Thread
          width={100}
          height={100}
          d="M50 6C50 70 12 30 12 94M50 6C50 70 37 40 37 94M50 6C50 70 63 40 63 94M50 6C50 70 88 30 88 94"
          stretch
          className="h-12 w-full shrink-0 @lg/screen:hidden"
        />
        <div className="recipient-columns grid min-h-0 flex-1 overflow-clip @lg/screen:h-full @lg/screen:flex-none">
          {people.map((name, index) => (
            <Reader key={name} name={name} column={Math.floor(index / rows)} />
          ))}
        </div>
      </div>
    </Screen>
  );
}

/** The classes that show more columns of the crowd when there is more space. */
const columns = ["", "", "@lg/screen:hidden @xl/screen:flex", "@lg/screen:hidden @2xl/screen:flex"];

/** One recipient with a small copy of the message. */
function Reader({ name, column }: { name: string; column: number }) {
  return (
    <span className={`flex items-center justify-center gap-1.5 ${columns[column]}`}>
      <Avatar name={name} className="size-8! outline-2 outline-white" />
      <span className="grid w-8 gap-1 rounded-drawing-field rounded-ss-tail bg-white px-1.5 py-2 shadow-edge @lg/screen:w-11 @lg/screen:px-2">
        <span className="h-1 rounded-full bg-mint" />
        <span className="h-1 w-2/3 rounded-full bg-leaf" />
      </span>
    </span>
  );
}
