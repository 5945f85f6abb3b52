/**
 * First names that examples in India like to use. A story about one of them reads as a customer's,
 * unless it says that it is made up. Names of festivals are not in the list.
 */
const firstNames = [
  ...["Aarav", "Abdul", "Aditya", "Ajay", "Amina", "Amit", "Ananya", "Anil", "Anita", "Anjali"],
  ...["Anju", "Arjun", "Arun", "Asha", "Ashok", "Ayesha", "Bhaskar", "Bhavna", "Deepa", "Deepak"],
  ...["Devraj", "Dinesh", "Divya", "Farhan", "Farida", "Fathima", "Fatima", "Geeta", "Gita"],
  ...["Gopal", "Gurpreet", "Harish", "Harpreet", "Hetal", "Imran", "Jaya", "Jayesh", "Joseph"],
  ...["Jyoti", "Karan", "Karthik", "Kavita", "Kavya", "Kiran", "Lakshmi", "Lalit", "Latha"],
  ...["Leela", "Mahesh", "Manish", "Manoj", "Maya", "Meena", "Meera", "Mohan", "Mohammed"],
  ...["Mukesh", "Naresh", "Neha", "Nisha", "Nitin", "Padma", "Pankaj", "Pooja", "Pradeep"],
  ...["Prakash", "Priya", "Rahul", "Rajesh", "Rakesh", "Ramesh", "Rani", "Ravi", "Reena"],
  ...["Rekha", "Ritu", "Rohan", "Rohit", "Sachin", "Salma", "Sandeep", "Sangeeta", "Sanjay"],
  ...["Sasmita", "Seema", "Senthil", "Shalini", "Shanti", "Shobha", "Shreya", "Sneha", "Sonia"],
  ...["Sukhdev", "Sunil", "Sunita", "Suresh", "Swati", "Tara", "Usha", "Vandana", "Vijay"],
  ...["Vikas", "Vikram", "Vinod", "Yusuf", "Zainab", "Zothanpuii"],
];

/** Words that say openly that what follows in the same section is made up. */
const openExample = /\b(?:suppose|imagine|for example|such as|as an example|say you)\b/i;

/** Parts of a text that show a drawing or a sample message: pictures, code, quotations. */
const shown = /!\[[^\]]*\]\([^)]*\)|<Shot\b[\s\S]*?\/>|```[\s\S]*?```|`[^`]*`|^>.*$/gm;

/** A person's name in a text. */
export interface FoundName {
  name: string;
  /** Where it begins: characters from the start. */
  index: number;
}

/**
 * Finds names of people who read as real: outside pictures and sample messages, and in a section
 * that has not said before that its example is made up.
 *
 * @param text Markdown, MDX or the source of a copy file
 * @param others more names, such as the companies in drawings
 * @example findPeople("Asha doubled her orders.") // [{ name: "Asha", index: 0 }]
 */
export function findPeople(text: string, others: readonly string[] = []): FoundName[] {
  const read = text.replaceAll(shown, (part) => part.replaceAll(/[^\n]/g, " "));
  const names = new RegExp(`\\b(?:${[...firstNames, ...others].join("|")})\\b`, "g");
  return [...read.matchAll(names)]
    .filter(({ index }) => {
      const heading = read.lastIndexOf("\n#", index);
      return !openExample.test(read.slice(Math.max(heading, 0), index));
    })
    .map(({ 0: name, index }) => ({ name, index }));
}
