<?php
// Runs on your server. The form of your page may post to this file.
$lead = array_filter([
    'name' => $_POST['name'] ?? '',
    'phone' => $_POST['phone'] ?? '',
    'message' => $_POST['message'] ?? '',
]);

$url = getenv('CRM_API_URL') . '/lead/capture?company_id=' . urlencode(getenv('CRM_COMPANY_ID'));
$request = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => ['apiKey: ' . getenv('CRM_API_KEY'), 'Content-Type: application/json'],
    'content' => json_encode((object) $lead),
    'ignore_errors' => true,
]]);
$answer = json_decode(file_get_contents($url, false, $request) ?: '', true);

if ($answer['status'] ?? false) {
    header('Location: /thank-you.html', true, 303);
} else {
    error_log($answer['message'] ?? 'No answer');
    http_response_code(502);
    echo 'Sorry, that did not work. Please call us.';
}
