/** Field errors. Some of them differ between the two dialogs by a period; this is intended. */
export const fieldMessages = {
  demo: {
    phone: "Phone number is required.",
    email: "Email is required",
    emailFormat: "Invalid email format",
    name: "First Name is required",
    companyName: "Company Name is required",
    companySize: "Company Size is require.",
    captcha: "Please complete the reCAPTCHA.",
  },
  enterprise: {
    phone: "Phone number is required",
    email: "Email is required",
    emailFormat: "Invalid email format",
    name: "First Name is required.",
    companyName: "Company Name is required.",
    companySize: "Company Size is require.",
    captcha: "Please complete the reCAPTCHA.",
  },
  contact: {
    firstName: "First Name is required",
    lastName: "Last Name is required",
    email: "Email is required",
    emailFormat: "Invalid email format",
    phone: "Phone number is required",
    data: "Please select an option",
    message: "Message is required",
    captcha: "Please complete the reCAPTCHA",
  },
} as const;
