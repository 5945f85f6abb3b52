curl --request POST "$CRM_API_URL/lead/capture?company_id=$CRM_COMPANY_ID" \
  --header "apiKey: $CRM_API_KEY" \
  --header "Content-Type: application/json" \
  --data '{
    "name": "Rekha Joshi",
    "phone": "9876543210",
    "city": "Indore",
    "message": "200 boxes, with our logo"
  }'
